import { makeDocx, paragraph } from './make-docx';
import { drawPdf, writeLines } from './make-pdf';
import { scanPicture } from './make-scan';

interface Person {
  name: string;
  email: string;
  phone: string;
  town: string;
  employer: string;
}

const cvOf = ({ name, email, phone, town, employer }: Person): string[] => [
  name,
  'Warehouse Manager',
  `14 Mill Lane, ${phone}, ${email}`,
  'Work experience',
  `March 2018 – present Warehouse Manager, ${employer}`,
  `• Lead a team of twelve people on two shifts, stock of the depot in ${town}`,
  'Education',
  '2010 – 2013 BSc Supply Chain Management, University of Hull',
  'Languages',
  'English – native, German – B1',
];

const oliver: Person = {
  name: 'Oliver Hartwell',
  email: 'oliver.hartwell@mail.example',
  phone: '+44 7700 900123',
  town: 'Wakefield',
  employer: 'Norvale Logistics',
};
const amelia: Person = {
  name: 'Amelia Thornton',
  email: 'amelia.thornton@mail.example',
  phone: '+44 7700 900456',
  town: 'Hartlepool',
  employer: 'Quillmere Freight',
};

/** A PDF with the CVs of two invented people, a page each. @param town of the first, for a file of one's own */
export async function twoPeoplePdf(town = oliver.town): Promise<Uint8Array> {
  return drawPdf((pdf) =>
    [{ ...oliver, town }, amelia].forEach((person, index) => {
      if (index > 0) pdf.addPage();
      writeLines(pdf, cvOf(person), 60, 60);
    }),
  );
}

/** The same as Word saves it, with a page break between the two. */
export function twoPeopleDocx(): Uint8Array {
  const [first, second] = [oliver, amelia].map((person) =>
    cvOf(person)
      .map((line) => paragraph(line))
      .join(''),
  );
  return makeDocx(`${first}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${second}`);
}

/** The same as a scanner sends it: pictures of the pages. */
export async function twoPeopleScan(): Promise<Uint8Array> {
  return drawPdf((pdf) =>
    [oliver, amelia].forEach((person, index) => {
      if (index > 0) pdf.addPage();
      pdf.image(scanPicture(cvOf(person)), 0, 0, { width: 595, height: 842 });
    }),
  );
}
