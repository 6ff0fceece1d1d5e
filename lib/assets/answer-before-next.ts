/**
 * Loaded by the built product's `server.js` before Next's own program: requests for compressed files are answered at once, all
 * others by Next (docs/decisions/0077).
 *
 * Node runs this folder as it stands, without a build: relative imports with endings, and only types that can be erased.
 */
import http from 'node:http';
import path from 'node:path';
import { answerAsset } from './answer-asset.ts';
import { readAssets } from './read-assets.ts';

const assets = readAssets(path.join(import.meta.dirname, '../../.next/static'));
const { createServer } = http;

// Next makes its server by this function, and lets nobody answer before it. The first server is Next's; others are not touched.
Object.assign(http, {
  createServer: (answerPage: http.RequestListener) => {
    Object.assign(http, { createServer });
    return createServer((request, response) => {
      if (!answerAsset(assets, request, response)) answerPage(request, response);
    });
  },
});
