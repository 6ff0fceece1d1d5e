import { lineOf, type SourceFile } from './source-tree';

/** A column or relation of a model. */
interface Field {
  name: string;
  line: number;
  /** Of Prisma, such as `String`, or a model. */
  type: string;
  isList: boolean;
  /** Its name in the database. */
  column: string;
  /** Of a relation: the column that has the other row's id; null where the other row has this one's. */
  key: string | null;
  /** The row goes with the other one. */
  cascades: boolean;
}

export interface Model {
  name: string;
  file: string;
  line: number;
  /** Its name in the database. */
  table: string;
  fields: Field[];
}

const modelBlock = /^model (\w+) \{\n([\s\S]*?)^\}/gm;
const fieldLine = /^ {2}(\w+) +(\w+)(?:\("[^"]*"\))?(\[\])?\??(.*)$/gm;

function fieldsOf(text: string, from: number, to: number): Field[] {
  fieldLine.lastIndex = from;
  const fields: Field[] = [];
  for (let match = fieldLine.exec(text); match && match.index < to; match = fieldLine.exec(text)) {
    const [, name = '', type = '', list, rest = ''] = match;
    fields.push({
      name,
      type,
      line: lineOf(text, match.index),
      isList: list !== undefined,
      column: /@map\("(\w+)"\)/.exec(rest)?.[1] ?? name,
      key: /fields: \[(\w+)\]/.exec(rest)?.[1] ?? null,
      cascades: rest.includes('onDelete: Cascade'),
    });
  }
  return fields;
}

/** The models of the Prisma schema, from its text as `prisma format` writes it. */
export function readModels(files: SourceFile[]): Model[] {
  return files
    .filter(({ path }) => path.startsWith('prisma/schema/'))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(modelBlock)].map((match) => {
        const [all, name = '', body = ''] = match;
        return {
          name,
          file,
          line: lineOf(text, match.index),
          table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
          fields: fieldsOf(text, match.index, match.index + all.length),
        };
      }),
    );
}
