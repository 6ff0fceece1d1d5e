import createNextIntlPlugin from 'next-intl/plugin';
import type { NextConfig } from 'next';
import { dataPolicy, securityHeaders } from './lib/http/server/security-headers';

const nextConfig: NextConfig = {
  output: 'standalone',
  reactStrictMode: true,
  poweredByHeader: false,
  // It reads files beside its own at run time.
  serverExternalPackages: ['pdfkit'],
  // `npm run check` checks types; a build on a user's machine need not.
  typescript: { ignoreBuildErrors: true },
  // Next's own page requests wait while the server is unreachable (docs/decisions/0065).
  experimental: { useOffline: true },
  turbopack: {
    resolveAlias: {
      // The policy of the pages forbids eval, which zod would try (docs/decisions/0063).
      zod: { browser: './lib/validation/browser-zod.ts' },
      // The other build needs a browser of this year.
      'pdfjs-dist': { browser: 'pdfjs-dist/legacy/build/pdf.mjs' },
      'pdfjs-dist/web/pdf_viewer.mjs': { browser: 'pdfjs-dist/legacy/web/pdf_viewer.mjs' },
    },
  },
  outputFileTracingRoot: process.cwd(),
  // Read by path at run time, which tracing cannot see: migrations, guide, notices, the programs that hash passwords and read and
  // judge CVs (scripts/build/bundle-programs.ts), and their data: fonts, words, what draws pages and recognises them.
  outputFileTracingIncludes: {
    '/**': [
      './prisma/migrations/**',
      './docs/{auditor-file,guide,notices}/**',
      './lib/programs/generated/*.mjs',
      './node_modules/{@napi-rs,dejavu-fonts-ttf,dictionary-en,dictionary-pl}/**',
      './node_modules/@tesseract.js-data/*/{package.json,index.js,4.0.0_best_int/**}',
      './node_modules/tesseract.js-core/{package.json,tesseract-core-simd-lstm.*}',
      './node_modules/pdfjs-dist/{package.json,legacy/build/pdf.mjs,legacy/build/pdf.worker.mjs,standard_fonts/**,cmaps/**,wasm/**}',
    ],
  },
  outputFileTracingExcludes: {
    '/**': ['./.data/**', './.next/cache/**', './scripts/**', './tests/**'],
    // What would scale pictures: 20 MB.
    'next-server': ['**/node_modules/sharp/**', '**/node_modules/@img/**'],
  },
  // The guide's pictures have the size they are shown in; nothing is scaled, or cached in a folder, while the product runs.
  images: { unoptimized: true },
  // Before anything renders: a browser takes an address's anchor along with an HTTP redirect only (former-address.tsx), and where
  // an account is slow to load a page is sent before its own redirect.
  redirects: async () => [{ source: '/administration', destination: '/administration/people', permanent: false }],
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // A page for one person: no search engine keeps it, and nobody learns its address.
    {
      source: '/:page(candidate-page|interview-times|shortlist)',
      headers: [
        { key: 'X-Robots-Tag', value: 'noindex, nofollow, noarchive' },
        { key: 'Referrer-Policy', value: 'no-referrer' },
      ],
    },
    // Not covered by middleware.ts: data and pictures. Next's scripts start workers and have no policy.
    { source: '/:folder(api|guide|pdfjs)/:path*', headers: [dataPolicy] },
    // The path names the version (scripts/build/copy-viewer-files.ts).
    { source: '/pdfjs/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
  ],
};

/** Messages are precompiled: the browser needs no parser for them (docs/decisions/0063). */
const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withIntl(nextConfig);
