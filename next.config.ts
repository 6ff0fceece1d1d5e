import createNextIntlPlugin from 'next-intl/plugin';
import type { NextConfig } from 'next';
import { dataPolicy, securityHeaders } from './lib/http/server/security-headers';

const nextConfig: NextConfig = {
  output: 'standalone',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm run check` checks types; a build on a user's machine need not.
  typescript: { ignoreBuildErrors: true },
  // Next's own page requests wait while the server is unreachable (docs/decisions/0065).
  experimental: { useOffline: true },
  outputFileTracingRoot: process.cwd(),
  // Read by path at run time, which tracing cannot see: migrations, guide, and the programs that hash passwords and
  // read and judge CVs, with their packages.
  outputFileTracingIncludes: {
    '/**': [
      './prisma/migrations/**',
      './docs/guide/**',
      './lib/auth/worker/**',
      './lib/reader/**/*.ts',
      './lib/cv/**/*.ts',
      './lib/analysis/**/*.ts',
      './messages/*/analysis-texts.json',
      './node_modules/{unpdf,use-intl,intl-messageformat,react}/**',
      './node_modules/@formatjs/fast-memoize/**',
      // Of the reader: what reads and draws a DOCX, words, and what draws pages and recognises them.
      './node_modules/{saxes,xmlchars,fflate,dejavu-fonts-ttf,pdfkit,fontkit,tslib,brotli,base64-js,clone,dfa}/**',
      './node_modules/{fast-deep-equal,restructure,tiny-inflate,unicode-properties,unicode-trie,pako,linebreak,png-js}/**',
      './node_modules/{@noble/ciphers,@noble/hashes,@swc/helpers}/**',
      './node_modules/dictionary-{en,pl}/{package.json,index.js,index.dic}',
      './node_modules/pdfjs-dist/{package.json,legacy/build/pdf.mjs,legacy/build/pdf.worker.mjs}',
      './node_modules/pdfjs-dist/{standard_fonts,cmaps,wasm}/**',
      './node_modules/@napi-rs/**',
      './node_modules/tesseract.js-core/{package.json,tesseract-core-simd-lstm.js,tesseract-core-simd-lstm.wasm}',
      './node_modules/@tesseract.js-data/{eng,pol}/{package.json,index.js}',
      './node_modules/@tesseract.js-data/{eng,pol}/4.0.0_best_int/**',
    ],
  },
  outputFileTracingExcludes: {
    '/**': ['./.data/**', './.next/cache/**', './scripts/**'],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // Not covered by middleware.ts: data and pictures. Next's scripts start workers and have no policy.
    { source: '/:folder(api|guide)/:path*', headers: [dataPolicy] },
  ],
};

/** Messages are precompiled: the browser needs no parser for them (docs/decisions/0063). */
const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withIntl(nextConfig);
