import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { findDifferences } from './find-differences';
import { editThere, moveClock, scriptFault } from './happenings';
import {
  analyse,
  approve,
  begin,
  comeToRest,
  letTimePass,
  resolve,
  stepSend,
  stepSendTwice,
  stepSync,
  switchProcess,
} from './product-steps';
import { createSimulatedWorld, type SimulatedWorld } from './simulated-world';

type Event = (world: SimulatedWorld) => unknown;

/** What may happen next, as often as it is listed. */
const events: Event[] = [
  ...Array<Event>(6).fill((world) => stepSync(world)),
  ...Array<Event>(6).fill((world) => stepSend(world)),
  ...Array<Event>(2).fill(stepSendTwice),
  ...Array<Event>(2).fill((world) => Promise.all([stepSync(world), stepSend(world)])),
  ...Array<Event>(4).fill(editThere),
  ...Array<Event>(4).fill(scriptFault),
  ...Array<Event>(3).fill(approve),
  ...Array<Event>(2).fill(analyse),
  ...Array<Event>(2).fill(resolve),
  ...Array<Event>(3).fill(letTimePass),
  moveClock,
  switchProcess,
];

export interface SimulationResult {
  /** Empty: both sides are equal. */
  problems: string[];
  log: string[];
}

/**
 * One random schedule of synchronising and sending, with faults, kills, edits and clock jumps; afterwards everything comes
 * to rest and both sides are compared. The same seed makes the same choices.
 */
export async function simulate(sandbox: AtsSandbox, seed: number): Promise<SimulationResult> {
  const world = await createSimulatedWorld(sandbox, seed);
  const { choice, log } = world;
  const length = choice.between(25, 60);
  if (choice.chance(0.8)) await begin(world);
  for (let step = 0; step < length; step += 1) await choice.one(events)(world);
  await comeToRest(world);
  const problems = await findDifferences(world);
  return { problems, log };
}
