import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode, Failure } from '../../../lib/failure';
import { type AtsStore } from './ats-store';
import { type Move } from './changes';
import { type CvDrawer } from './cv-bytes';
import { type Application, type AtsData, type Candidate, type Recruitment } from './records';
import { earlierVisits } from './stage-visits';

const version = 1;

interface StoredState {
  version: number;
  /** Where the sandbox last listened. */
  port: number;
  seed: number;
  nextId: number;
  recruitments: Recruitment[];
  candidates: Candidate[];
  applications: Application[];
  /** Missing in files of earlier versions, as the applications' visits are. */
  definedTags?: string[];
  moves: Move[];
  /** Files that were sent, as base64. */
  uploaded: [id: number, content: string][];
}

export interface SavedState {
  port: number;
  data: AtsData;
  moves: Move[];
  uploaded: Map<number, Buffer>;
}

/**
 * What an earlier run has left in the file.
 *
 * @throws Failure where the file holds something else
 */
export function readState(file: string): SavedState | undefined {
  try {
    const { version: written, port, moves, uploaded, ...data } = JSON.parse(readFileSync(file, 'utf8')) as StoredState;
    if (written !== version) throw new Error(`version ${written}`);
    const byId = <T extends { id: number }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
    const recruitments = byId(data.recruitments);
    const withVisits = data.applications.map((application) => ({
      ...application,
      visits: application.visits ?? earlierVisits(application, recruitments.get(application.recruitmentId)),
    }));
    return {
      port,
      moves,
      data: {
        ...data,
        recruitments,
        candidates: byId(data.candidates),
        applications: byId(withVisits),
        definedTags: data.definedTags ?? [...new Set(data.candidates.flatMap(({ tags }) => tags))],
      },
      uploaded: new Map(uploaded.map(([id, content]) => [id, Buffer.from(content, 'base64')])),
    };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new Failure(`${file} holds no state of the sandbox ATS.`, 'Delete the file, then start again.', {
      cause: error,
    });
  }
}

/** Writes the whole state; a crash in between leaves the former file. */
export function writeState(file: string, { store, cvs, port }: { store: AtsStore; cvs: CvDrawer; port: number }): void {
  const { seed, nextId, recruitments, candidates, applications, definedTags } = store.data;
  const state: StoredState = {
    version,
    port,
    seed,
    nextId,
    recruitments: [...recruitments.values()],
    candidates: [...candidates.values()],
    applications: [...applications.values()],
    definedTags,
    moves: store.moves,
    uploaded: [...cvs.uploaded].map(([id, content]) => [id, content.toString('base64')]),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
