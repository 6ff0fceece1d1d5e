import { fileFields, type FileColumns, type FileField } from '@/lib/ats/enums';

/** How columns are usually called, folded; the first of a field that is there is taken. */
const usualNames: Record<FileField, readonly string[]> = {
  externalId: ['externalid', 'applicationid', 'idaplikacji', 'candidateid', 'idkandydata', 'id'],
  firstName: ['firstname', 'imie', 'givenname'],
  lastName: ['lastname', 'nazwisko', 'surname', 'familyname'],
  email: ['email', 'emailaddress', 'adresemail', 'mail'],
  phone: ['phone', 'telefon', 'phonenumber', 'numertelefonu', 'tel', 'mobile'],
  cvFile: ['cv', 'cvfile', 'plikcv', 'resume', 'file', 'plik'],
  status: ['status', 'stage', 'etap'],
  source: ['source', 'zrodlo'],
  updatedAt: ['updatedat', 'updated', 'modified', 'zmieniono', 'datazmiany'],
  externalCandidateId: ['personid', 'idosoby'],
};

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('ł', 'l')
    .replace(/[^a-z0-9]/g, '');

/** Which column is which field: as for the last file where the names are the same, else by the usual names. */
export function mapColumns(columns: readonly string[], remembered: FileColumns): FileColumns {
  const byName = new Map(columns.map((name) => [folded(name), name]));
  const used = new Set<string>();
  const found: FileColumns = {};
  const take = (field: FileField, column: string | undefined) => {
    if (column === undefined || used.has(column) || found[field] !== undefined) return;
    found[field] = column;
    used.add(column);
  };
  for (const field of fileFields)
    take(
      field,
      columns.find((name) => name === remembered[field]),
    );
  for (const field of fileFields) {
    for (const name of usualNames[field]) take(field, byName.get(name));
  }
  return found;
}
