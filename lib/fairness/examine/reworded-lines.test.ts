import { keepsFacts, linesToReword, withReworded } from './reworded-lines';

const cv = 'Olga Miła\n\nPrzyjmowanie i wydawanie towaru w firmie Zawada\f• obsługa wózków od 2015 roku\nJava, Docker';
const masked =
  '[1] [NAME]\n[2] Przyjmowanie i wydawanie towaru w firmie Zawada\n[3] • obsługa wózków od 2015 roku\n[4] Java, Docker';

test('only lines with nothing to mask and with words of their own are asked for', () => {
  expect([...linesToReword(cv, masked).keys()]).toEqual([2, 3]);
  expect(linesToReword(cv, masked.replace('Zawada', '[EMPLOYER]')).has(2)).toBe(false);
});

test('a line that lost or got a number or a name stays as it was', () => {
  const asked = linesToReword(cv, masked);
  const said = new Map([
    [2, 'Odbiór i wydawanie towaru w firmie Zawada'],
    [3, '• obsługa wózków od 2016 roku'],
  ]);
  expect(withReworded(cv, asked, said)).toBe(cv.replace('Przyjmowanie', 'Odbiór'));
  expect(withReworded(cv, asked, new Map([[3, '• obsługa wózków']]))).toBeNull();
  expect(keepsFacts('Obsługa programu SAP', 'Praca w programie SAP')).toBe(true);
  expect(keepsFacts('Obsługa programu SAP', 'Praca w programie SAP i Excel')).toBe(false);
  expect(keepsFacts('Obsługa programu SAP', 'Praca w programie księgowym')).toBe(false);
});
