import { fileURLToPath } from "node:url";

import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  resolve: {
    alias: { "@croupier/client": here("../typescript/src/index.ts") },
    // The client's source is built in, so its libraries must be ours.
    dedupe: ["@bufbuild/protobuf", "@connectrpc/connect", "@connectrpc/connect-web"],
  },
  build: {
    outDir: here("../../server/croupier/server/web"),
    emptyOutDir: true,
    // Names without a hash: the built page is committed, and only what changed should differ.
    rollupOptions: {
      output: { entryFileNames: "table.js", chunkFileNames: "[name].js", assetFileNames: "[name][extname]" },
    },
  },
  server: { proxy: { "/croupier.v1": "http://127.0.0.1:8080" } },
});
