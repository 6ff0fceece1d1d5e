/** A stage of the test run. */
export interface Step<Name extends string> {
  name: Name;
  /** Stages of a lane run one after another, lanes side by side. `alone`: once both lanes are done. */
  lane: 'processor' | 'waiting' | 'alone';
  /** Stages that must have ended before. */
  after?: readonly Name[];
}

/**
 * Runs the stages: what is bound to the processor beside what mostly waits, and at last, one by one, what needs the whole
 * machine. A lane that is done takes over the last stages of the other.
 *
 * @param steps in the order of their lanes
 * @param run runs a stage; a stage that comes after one that was not chosen does not wait for it
 */
export async function runInLanes<Name extends string>(
  steps: readonly Step<Name>[],
  run: (name: Name) => Promise<void>,
): Promise<void> {
  const ended = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const runStep = async ({ name, after = [] }: Step<Name>): Promise<void> => {
    for (const other of after) await ended.get(other)?.promise;
    try {
      await run(name);
    } finally {
      ended.get(name)?.resolve();
    }
  };
  const open = steps.filter(({ lane }) => lane !== 'alone');
  const take = (lane: Step<Name>['lane']): Step<Name> | undefined => {
    const own = open.findIndex((step) => step.lane === lane);
    // Without one of its own it takes the last.
    return open.splice(own, 1)[0];
  };
  const runLane = async (lane: Step<Name>['lane']): Promise<void> => {
    for (let step = take(lane); step; step = take(lane)) await runStep(step);
  };
  await Promise.all([runLane('processor'), runLane('waiting')]);
  for (const step of steps.filter(({ lane }) => lane === 'alone')) await runStep(step);
}
