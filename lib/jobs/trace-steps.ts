import { Middleware } from 'inngest';
import { traced } from '@/lib/tracing/trace';

/** A step's name without what numbers or ids it: `recognise-page-3`, a candidate's id. */
const wordsOf = (id: string): string => /^[a-z]+(?:-[a-z]+)*(?=$|-)/.exec(id)?.[0] ?? 'step';

/** Makes a span of each step of a durable function. It begins a trace: a step runs apart from its function, and again after a crash. */
export class TraceStepsMiddleware extends Middleware.BaseMiddleware {
  readonly id = 'trace-steps';

  override wrapStepHandler({ ctx, fn, stepInfo, next }: Middleware.WrapStepHandlerArgs): Promise<unknown> {
    const name = `step ${fn.opts.id} ${wordsOf(stepInfo.options.id)}`;
    return traced(name, 'consumer', { 'recruiting.attempt': ctx.attempt }, () => next());
  }
}
