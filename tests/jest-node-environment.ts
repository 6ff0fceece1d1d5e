import vm from 'node:vm';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// docs/decisions/0154-test-files-of-a-worker-share-one-context.md

type Compile = typeof vm.compileFunction;
type CompiledFile = ReturnType<Compile>;

/** Stands for the worker's own context where Jest asks for one. */
const ownContext = vm.createContext();
const compileInContext = vm.compileFunction;
const compiledFiles = new Map<string, { source: string; run: CompiledFile }>();

/** What `import()` in a compiled file loads belongs to the test file that compiled it. */
const dynamicImport = /\bimport\s*\(/;

/** Compiles a module of a test file in the worker's own context, once a worker. */
function compileFunction(...[source, parameters, options]: Parameters<Compile>): CompiledFile {
  if (options?.parsingContext !== ownContext) return compileInContext(source, parameters, options);
  const name = [options.filename, ...(parameters ?? [])].join('\0');
  const known = compiledFiles.get(name);
  if (known?.source === source) return known.run;
  const run = compileInContext(source, parameters, { ...options, parsingContext: undefined });
  if (!dynamicImport.test(source)) compiledFiles.set(name, { source, run });
  return run;
}
vm.compileFunction = compileFunction;

type Keys = (string | symbol)[];

/** Without `_events` and the like, which Node itself changes. */
function publicKeys(object: object): Keys {
  return Reflect.ownKeys(object).filter((key) => typeof key === 'symbol' || !key.startsWith('_'));
}

/** @returns gives the object the properties it has now */
function rememberProperties(object: object, ownKeys: (object: object) => Keys = Reflect.ownKeys): () => void {
  const before = new Map(ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
  return () => {
    for (const key of new Set([...ownKeys(object), ...before.keys()])) {
      const former = before.get(key);
      const present = Object.getOwnPropertyDescriptor(object, key);
      if (present?.configurable === false) continue;
      if (!former) Reflect.deleteProperty(object, key);
      else if (former.value !== present?.value || former.get !== present?.get)
        Object.defineProperty(object, key, former);
    }
  };
}

/** @returns removes the listeners that the process got since */
function rememberListeners(): () => void {
  const before = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const name of process.eventNames()) {
      const added = process.rawListeners(name).filter((listener) => !before.get(name)?.includes(listener));
      for (const listener of added) process.removeListener(name, listener as () => void);
    }
  };
}

interface Timer {
  id: number;
  ref: () => Timer;
  unref: () => Timer;
}

function timerOf(id: number): Timer {
  const timer: Timer = { id, ref: () => timer, unref: () => timer };
  return timer;
}

/**
 * Jest's environment for Node in which the test files of a worker share one context: a module is evaluated anew for each
 * file, as ever, but compiled once. What a file changes of the globals, of `process` and its environment variables is put
 * back after it.
 */
export default class NodeEnvironment implements JestEnvironment<Timer> {
  readonly global = globalThis as unknown as JestEnvironment['global'];
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers: LegacyFakeTimers<Timer>;
  readonly fakeTimersModern: ModernFakeTimers;
  private readonly restorations = [
    rememberProperties(globalThis),
    rememberProperties(process, publicKeys),
    rememberListeners(),
  ];

  constructor({ projectConfig: config }: JestEnvironmentConfig) {
    process.env = { ...process.env };
    const { moduleMocker } = this;
    const global = globalThis;
    const timerConfig = { idToRef: timerOf, refToId: ({ id }: Timer) => id };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  setup(): Promise<void> {
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const restore of this.restorations) restore();
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): vm.Context {
    return ownContext;
  }
}
