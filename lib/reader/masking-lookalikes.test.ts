import { sent } from '@/scripts/testing/masking/sent-text';

test.each([
  ['Anna Nowak\nAdobe Photoshop 5/5', '[NAME]\nAdobe Photoshop 5/5'],
  ['Anna Nowak\nApache Kafka 4/5\nKafka Streams', '[NAME]\nApache Kafka 4/5\nKafka Streams'],
  ['Umiejętności\nAutodesk Revit 3/5\nCisco Meraki - 4/5\nRevit', null],
  ['Jan Kafka\nApache Kafka 4/5\nApache Spark', '[NAME]\nApache Kafka 4/5\nApache Spark'],
  ['Lean Six Sigma 4/5\nLean', null],
  ['Programista\nCV - Piotr Zawilski - strona 1 z 2\nZawilski.', 'Programista\nCV - [NAME] - strona 1 z 2\n[NAME].'],
])('a skill with its rating is no footer: %s', async (text, expected) => {
  expect(await sent(text)).toBe(expected ?? text);
});

test.each([
  ['CV_Jan_Nowicki_Tester.pdf', 'Jan Nowicki\nTester\nTester gier', '[NAME]\nTester\nTester gier'],
  ['CV_Jan_Nowicki_Monter.pdf', 'Jan Nowicki\nMonter, Allegro', '[NAME]\nMonter, Allegro'],
  ['Jan_Nowicki_Scrum_Master.pdf', 'Jan Nowicki\nScrum Master\nScrum.', '[NAME]\nScrum Master\nScrum.'],
  ['Jan_Nowicki_Salesforce.pdf', 'Tester\nRef.: Jan Nowicki zna Salesforce.', 'Tester\nRef.: [NAME] zna Salesforce.'],
  ['CV_Jan_Nowicki_Allegro.pdf', 'Tester\nPozdrawiam: Allegro\nAllegro', null],
  [
    null,
    'Jan Nowicki\nlinkedin.com/in/jan-nowicki-snowflake\nSnowflake, dbt\nBaza: Snowflake jest mi bliska.',
    '[NAME]\n[LINK]\nSnowflake, dbt\nBaza: Snowflake jest mi bliska.',
  ],
])('a trade, an employer or a product beside a name in %s stays: %s', async (fileName, text, expected) => {
  expect(await sent(text, { fileName })).toBe(expected ?? text);
});
