/** A stage of the test run. */
export interface Step<Name extends string> {
  name: Name;
  /** Stages of a lane run one after another, lanes side by side. `alone`: once all lanes are done. */
  lane: 'processor' | 'waiting' | 'alone';
  /** Stages that must have ended before. */
  after?: readonly Name[];
}

/**
 * Runs the stages: what is bound to the processor beside what mostly waits, and at last, one by one, what needs the whole
 * machine.
 *
 * @param steps in the order of their lanes
 * @param run runs a stage; a stage that comes after one that was not chosen does not wait for it
 */
export async function runInLanes<Name extends string>(
  steps: readonly Step<Name>[],
  run: (name: Name) => Promise<void>,
): Promise<void> {
  const ended = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const runLane = async (lane: Step<Name>['lane']): Promise<void> => {
    for (const { name, after = [] } of steps.filter((step) => step.lane === lane)) {
      for (const other of after) await ended.get(other)?.promise;
      try {
        await run(name);
      } finally {
        ended.get(name)?.resolve();
      }
    }
  };
  await Promise.all([runLane('processor'), runLane('waiting')]);
  await runLane('alone');
}
