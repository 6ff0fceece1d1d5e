import { errorText } from '../../lib/failure';
import { SandboxControl } from './control/sandbox-control';
import { AtsStore } from './data/ats-store';
import { readState, writeState } from './data/state-file';
import { SandboxClock } from './data/clock';
import { CvDrawer, type CvStyle } from './data/cv-bytes';
import { generateData } from './data/generate-data';
import { type SandboxWorld } from './dialects/dialect';
import { usualSettings, type Personality } from './dialects/settings';
import { AccessTokens } from './http/access-tokens';
import { LostRights } from './http/lost-rights';
import { SignedLinks } from './http/signed-links';
import { SandboxServer } from './sandbox-server';
import { Webhooks } from './webhooks/webhooks';

export interface SandboxOptions {
  /** A free one when left out. */
  port?: number;
  seed?: number;
  recruitments?: number;
  candidatesPerRecruitment?: number;
  host?: '127.0.0.1';
  /** `plain` when left out, which is fast. */
  cvs?: CvStyle;
  /** How all dialects speak at the start and after a reset; as documented when left out. */
  personality?: Personality;
  /** A file that keeps the data from one run to the next; it wins over the seed. */
  statePath?: string;
}

export interface AtsSandbox {
  /** Without a slash at its end. */
  url: string;
  port: number;
  close: () => Promise<void>;
  control: SandboxControl;
}

const saveAfterMs = 100;

/** Starts the sandbox ATS: four dialects, files, board and control plane on one port of this machine. */
export async function startAtsSandbox(options: SandboxOptions = {}): Promise<AtsSandbox> {
  const {
    port = 0,
    seed = 1,
    recruitments = 3,
    candidatesPerRecruitment = 25,
    host = '127.0.0.1',
    personality = 'documented',
    statePath,
  } = options;
  const clock = new SandboxClock();
  const size = { seed, recruitments, candidatesPerRecruitment };
  const saved = statePath === undefined ? undefined : readState(statePath);
  const store = new AtsStore(saved?.data ?? generateData({ ...size, now: clock.now() }), clock);
  const cvs = new CvDrawer(options.cvs ?? 'plain');
  store.moves = saved?.moves ?? [];
  for (const [id, content] of saved?.uploaded ?? []) cvs.uploaded.set(id, content);
  const tokens = new AccessTokens(clock);
  const links = new SignedLinks(clock);
  const rights = new LostRights();
  const world: SandboxWorld = { store, clock, cvs, tokens, links, rights, settings: usualSettings(personality) };
  const control = new SandboxControl(world, new Webhooks(world), { ...size, personality });
  const server = new SandboxServer(world, control);
  const listening = await server.listen(port, host);
  const save = statePath === undefined ? undefined : keepState(world, statePath, listening);
  const close = async (): Promise<void> => {
    await server.close();
    save?.();
  };
  return { url: `http://${host}:${listening}`, port: listening, close, control };
}

/** Writes the file soon after each change. */
function keepState({ store, cvs }: SandboxWorld, statePath: string, port: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    try {
      writeState(statePath, { store, cvs, port });
    } catch (error) {
      console.error(`The sandbox ATS could not write ${statePath}: ${errorText(error)}`);
    }
  };
  store.onChange(() => (timer ??= setTimeout(save, saveAfterMs)));
  save();
  return save;
}
