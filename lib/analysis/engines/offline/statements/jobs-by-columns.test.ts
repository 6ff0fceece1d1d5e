import { drawPdf } from '@/tests/cv/make-pdf';
import { readCv } from '@/tests/cv/read-cv';
import { CvIndex } from './cv-index';

type Entry = [time: string, name: string, place: string, text: string];

const experience: Entry[] = [
  ['2016 / 09', 'Fullstack Engineer', 'Quayside College', 'Builds a realtime classroom tool and leads development'],
  [
    '2014 - 2016',
    'IT Consultant',
    'Tern Software Ltd',
    'Monitored the status of projects, wrote many reports for the board',
  ],
  ['2012 - 2014', 'Software Developer', 'Quayside College', 'Invented a flexible assessment framework for trainees'],
  [
    '2011 / 11',
    'Project Management Trainee',
    'Getwell',
    'Performed a simulation from the perspective of the management',
  ],
  ['2010 - 2011', 'Student Assistant', 'Heron Media', 'Realized an online platform for literacy and its tests'],
];
const education: Entry[] = [
  ['2015 / 07', 'M.Sc. Digital Media', 'Quayside College', 'Thesis on automated scoring'],
  ['2012 - 2013', 'Master Project', 'Quayside College', 'A touch table application for medical support'],
  ['2012 - 2015', 'Master Studies Digital Media', 'Quayside College', 'Special topics in computer science'],
  ['2009 - 2010', 'Semester Abroad', 'University of Hull', 'Study and cultural experience'],
];
const jobs = ['2010-1 2011-1', '2011-11 2011-12', '2012-1 2014-1', '2014-1 2016-1', '2016-9 2016-10'];

/** A column as the two-column template of latexcv sets it: a band, then times and employers above titles. */
function column(pdf: PDFKit.PDFDocument, title: string, entries: Entry[], [x, top, width]: [number, number, number]) {
  pdf.rect(x, top, width, 16).fill('#ff9600');
  pdf.font('bold').fontSize(9).fillColor('white');
  pdf.text(title, x + 30, top + 3, { lineBreak: false });
  let y = top + 26;
  for (const [time, name, place, text] of entries) {
    pdf.font('regular').fontSize(8.5).fillColor('#6e6e6e').text(`${time} - ${place}`, x, y, { width });
    pdf.font('bold').fillColor('black').text(name, x, pdf.y, { width });
    pdf.font('regular').text(text, x + 12, pdf.y, { width: width - 12 });
    y = pdf.y + 12;
  }
}

async function jobsOf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<string[]> {
  const document = await readCv(
    await drawPdf((pdf) => {
      pdf.fontSize(7).text('Owen Ashby · Hull · owen.ashby@mail.example · +44 7700 900155', 100, 20);
      draw(pdf);
    }),
  );
  const written = (month: number) => `${Math.floor(month / 12)}-${(month % 12) + 1}`;
  const { positions } = new CvIndex(document, '2017-06-22').career;
  return positions.map(({ from, to }) => `${written(from)} ${written(to)}`).sort();
}

test.each([
  ['wide', 14],
  ['as of LaTeX', 6],
  ['narrow', 3],
])('jobs in a column beside the schools, with a gutter that is %s', async (_, gutter) => {
  const found = await jobsOf((pdf) => {
    column(pdf, 'Experience', experience, [42, 95, 250]);
    column(pdf, 'Education', education, [292 + gutter, 60, 148]);
  });
  expect(found).toEqual(jobs);
});

test('schools drawn first, and jobs above schools', async () => {
  const beside = await jobsOf((pdf) => {
    column(pdf, 'Education', education, [298, 60, 148]);
    column(pdf, 'Experience', experience, [42, 60, 250]);
  });
  const above = await jobsOf((pdf) => {
    column(pdf, 'Experience', experience, [42, 60, 250]);
    column(pdf, 'Education', education, [42, 440, 250]);
  });
  expect([beside, above]).toEqual([jobs, jobs]);
});
