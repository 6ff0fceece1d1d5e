import type { DataTable } from './data-classes';

/** CVs, and what is made of them. Two candidates may have the same file. A table stands after the one that it belongs to. */
export const cvTables = {
  CvFile: {
    of: null,
    rows: 'go-with-file',
    columns: {
      sha256: 'trace',
      sizeBytes: 'inner',
      mimeType: 'inner',
      wholeSha256: 'trace',
      ownPages: 'inner',
      storedIn: 'inner',
      createdAt: 'record',
    },
  },
  /** What is in the store of files: a row goes with its object, soon after the file's own (lib/storage/remove-unused.ts). */
  StoredObject: {
    of: null,
    rows: 'age',
    columns: { sha256: 'trace', removableFrom: 'inner' },
  },
  /** A blind process shows a new PDF with blocks in its place (lib/candidates/cv/get-candidate-cv.ts). */
  CvFileChunk: {
    of: ['sha256', 'CvFile'],
    rows: 'go-with-file',
    columns: { sha256: 'trace', position: 'inner', data: 'quoted' },
  },
  CvPreview: {
    of: ['sha256', 'CvFile'],
    rows: 'go-with-file',
    columns: { sha256: 'trace', content: 'quoted' },
  },
  CvFirstPage: {
    of: ['sha256', 'CvFile'],
    rows: 'go-with-file',
    columns: { sha256: 'trace', picture: 'identity' },
  },
  CvRecognisedPage: {
    of: ['sha256', 'CvFile'],
    rows: 'go-with-file',
    columns: { sha256: 'trace', readerVersion: 'inner', number: 'inner', content: 'quoted' },
  },
  CvDocument: {
    of: ['sha256', 'CvFile'],
    rows: 'go-with-file',
    columns: {
      sha256: 'trace',
      readerVersion: 'inner',
      pageCount: 'inner',
      content: 'quoted',
      createdAt: 'inner',
    },
  },
  CvSearchText: {
    of: ['sha256', 'CvFile'],
    rows: 'go-with-file',
    columns: {
      sha256: 'trace',
      readerVersion: 'inner',
      text: 'trace',
      words: 'derived',
      maskedTexts: 'trace',
      towns: 'trace',
      masks: 'trace',
      maskingVersion: 'inner',
    },
  },
  FormerCv: {
    of: ['candidateId', 'Candidate'],
    rows: 'go',
    columns: {
      id: 'inner',
      candidateId: 'inner',
      sha256: 'trace',
      fileName: 'identity',
      replacedById: 'colleague',
      replacedAt: 'record',
    },
  },
} as const satisfies Record<string, DataTable>;
