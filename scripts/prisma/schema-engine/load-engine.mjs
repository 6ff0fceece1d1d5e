import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { log } from './log.mjs';

/** Loads the WebAssembly engine by hand, because its package is made for bundlers. */
export async function loadEngine() {
  let panic = '';
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => (panic = message) };
  const die = (error) => {
    const message = panic || error?.message || String(error);
    log('ERROR', { is_panic: true, error_code: '', message, backtrace: error?.stack ?? '' });
    process.exit(101);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);

  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const bindings = await import(pathToFileURL(path.join(folder, 'schema_engine_bg.js')).href);
  const wasm = readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings.SchemaEngine;
}
