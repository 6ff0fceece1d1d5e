import { exportFileName } from './export-file-name';

test('a file is named after its process and the day where the product is used', () => {
  const late = new Date('2026-07-01T22:30:00Z');
  expect(exportFileName('Księgowa / Księgowy "senior"', 'xlsx', late)).toBe(
    'Księgowa - Księgowy -senior- 2026-07-02.xlsx',
  );
});
