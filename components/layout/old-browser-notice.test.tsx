/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import packageFile from '@/package.json';
import { OldBrowserNotice, oldBrowserScript } from './old-browser-notice';
import { supportedBrowsers } from './supported-browsers';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (_key: string, values: Record<string, string>) => Object.values(values).join(', '),
}));

const run = (): void => void runInNewContext(oldBrowserScript, { URL, Set, document });

test('the browsers that it names are those for which the product is built', () => {
  const { safari } = supportedBrowsers;
  const built = Object.entries({ ...supportedBrowsers, ios_saf: safari });
  expect(packageFile.browserslist).toEqual(built.map(([name, version]) => `${name} >= ${version}`));
});

test('it is shown to an older browser alone', async () => {
  const parse = jest.fn();
  Object.assign(URL, { parse });
  Object.assign(Set.prototype, { union: parse });
  document.body.innerHTML = renderToStaticMarkup(await OldBrowserNotice({ nonce: 'n' }));
  const notice = screen.getByText('131, 131, 132, 18.1');
  run();
  expect(notice.hidden).toBe(true);
  Reflect.deleteProperty(URL, 'parse');
  run();
  expect(notice.hidden).toBe(false);
});
