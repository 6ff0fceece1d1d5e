/** The oldest browsers that are supported: of two years before. `browserslist` of package.json names the same. */
export const supportedBrowsers = { chrome: '131', edge: '131', firefox: '132', safari: '18.1' } as const;
