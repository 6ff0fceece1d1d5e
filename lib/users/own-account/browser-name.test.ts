import { browserName } from './browser-name';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${windows} Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${mac} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${phone} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  ['curl/8.14.1', null, null],
  [null, null, null],
])('%j is %j on %j', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system });
});
