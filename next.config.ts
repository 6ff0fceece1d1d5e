import createNextIntlPlugin from 'next-intl/plugin';
import type { NextConfig } from 'next';
import { dataPolicy, securityHeaders } from './lib/http/server/security-headers';

const nextConfig: NextConfig = {
  output: 'standalone',
  reactStrictMode: true,
  poweredByHeader: false,
  // Types are checked by `npm run check`; a build on a user's machine need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Next's own requests for a page wait while the server cannot be reached (docs/decisions/0065).
  experimental: { useOffline: true },
  outputFileTracingRoot: process.cwd(),
  // Read at run time by path, which the tracing cannot see: the migrations, the guide, and the programs that hash passwords
  // and that read and judge CVs, with their packages.
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
    ],
  },
  outputFileTracingExcludes: {
    '/**': ['./.data/**', './.next/cache/**', './scripts/**'],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // What middleware.ts does not look at: data and pictures, which load nothing. Next's scripts start workers and have none.
    { source: '/:folder(api|guide)/:path*', headers: [dataPolicy] },
  ],
};

/** Messages are compiled at build time: the browser needs no parser for them (docs/decisions/0063). */
const withIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withIntl(nextConfig);
