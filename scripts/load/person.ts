import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a person saw: milliseconds of each call or sign-in, and how many failed or were refused. */
export interface Experience {
  times: number[];
  failed: number;
}

export interface PersonInput {
  serverUrl: string;
  /** Whose candidates the recruiter looks at. */
  processId: string;
}

export type PersonRole = 'recruiter' | 'new laptop';

const program = fileURLToPath(new URL('person-program.ts', import.meta.url));

/** Lets a person work in a process of their own, so that the flood's own program does not slow their clock. */
export class Person {
  private constructor(private readonly child: ReturnType<typeof fork>) {}

  /** Starts the process; a recruiter is signed in when it returns. @throws Error when it ends before */
  static async start(role: PersonRole, input: PersonInput): Promise<Person> {
    const child = fork(program, [role, JSON.stringify(input)], { execArgv: ['--import', 'tsx'] });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The ${role} could not start.`)));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return new Person(child);
  }

  /** Works until `meanwhile` ends, and finishes what was begun. */
  async workDuring(meanwhile: Promise<unknown>): Promise<Experience> {
    this.child.send('start');
    await meanwhile;
    const answer = once(this.child, 'message');
    this.child.send('stop');
    const [experience] = (await answer) as [Experience];
    return experience;
  }

  end(): void {
    this.child.disconnect();
  }
}
