import { sent } from '@/tests/masking/sent-text';

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

test.each([
  'Doświadczenie\n2018-2020 Niania, rodzina w Gdyni\n- opieka nad dziećmi\n- gotowanie',
  'Doświadczenie\n2012-2015 Opieka nad dziećmi\n2010-2012 Niania, Gdynia',
  'Doświadczenie\n2019-2021 Pomoc domowa, Gdynia\n- opieka nad dziećmi',
  'Experience\nRotations: surgery, maternity, paediatrics\nA&E, Maternity',
  'Experience\nAssessing family circumstances of clients\nChildcare responsibilities included feeding',
  'Doświadczenie\nwsparcie rodziców w procesie wychowawczym',
  'Experience\nSupporting family members and carers',
  'Jan Nowicki-Test\nPartner, Tax Advisory',
  'Skills\nReact, child, parent',
  'React, child, parent',
])('family that is the work stays: %s', async (text) => {
  expect(await sent(text, { blind: false })).toBe(text);
});

test.each([
  [
    'Doświadczenie\n2015-2017 wychowanie dzieci\n2010-2015 Kasjer',
    'Doświadczenie\n2015-2017 [FAMILY]\n2010-2015 Kasjer',
  ],
  ['Experience\n2019: maternity\n2018 on maternity', 'Experience\n2019: [FAMILY]\n2018 on [FAMILY]'],
  ['I left due to family circumstances.', 'I left due to [FAMILY].'],
  ['Career break: childcare responsibilities', 'Career break: [FAMILY]'],
  ['Przerwa: wsparcie mojej mamy po udarze', 'Przerwa: [FAMILY]'],
  ['Supporting my elderly mother', '[FAMILY]'],
  ['mężatka, partner, dwoje dzieci', '[FAMILY]'],
])("family that is the person's goes: %s", async (text, expected) => {
  expect(await sent(text, { blind: false })).toBe(expected);
});
