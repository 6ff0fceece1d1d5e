import { documentFromText } from '@/lib/cv/document-from-text';
import { askJobYears } from './job-years';

const truth = {
  language: 'pl' as const,
  asOf: '2026-11',
  name: null,
  email: null,
  phone: null,
  city: null,
  languages: {},
  optionalLanguages: [],
  jobs: [
    { title: 'Spawacz', company: null, from: '2020-01', to: 'now' },
    { title: 'Ślusarz', company: null, from: '2018-01', to: '2019-12' },
    { title: 'Praktykant', company: null, from: '2017-06', to: '2017-09' },
    { title: 'Właściciel, monter', company: null, from: '2010-01', to: '2016-12' },
    { title: null, company: 'Stal', from: '2008-01', to: '2009-12' },
    { title: 'Tokarz', company: null, from: '2004', to: '2007' },
  ],
  months: { min: 0, max: 0 },
  salary: null,
};

test('the years of each job with months and a plain title are asked for, and looked for in the CV', () => {
  const cv = documentFromText('Praca\n01.2020 – obecnie Spawacz\n01.2018 – 03.2018 Ślusarz');
  expect(askJobYears(cv, truth)).toEqual([
    { text: 'Co najmniej 6 lat doświadczenia jako Spawacz', isMet: true },
    { text: 'Co najmniej 1 rok doświadczenia jako Ślusarz', isMet: false },
  ]);
});

test('in English where the CV is English', () => {
  const [first] = askJobYears(documentFromText('Work\n01.2020 – now Welder'), {
    ...truth,
    language: 'en',
    jobs: [{ title: 'Welder', company: null, from: '2020-01', to: 'present' }],
  });
  expect(first).toEqual({ text: 'At least 6 years as Welder', isMet: true });
});
