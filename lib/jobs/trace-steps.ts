import { Middleware } from 'inngest';
import { traced } from '@/lib/tracing/trace';

/** A step's name without what numbers or ids it: `recognise-page-3`, a candidate's id. */
const wordsOf = (id: string): string => /^[a-z]+(?:-[a-z]+)*(?=$|-)/.exec(id)?.[0] ?? 'step';

/** Makes a span of each call of a durable function, and of each step in it. */
export class TraceStepsMiddleware extends Middleware.BaseMiddleware {
  readonly id = 'trace-steps';

  override wrapStepHandler({ ctx, fn, stepInfo, next }: Middleware.WrapStepHandlerArgs): Promise<unknown> {
    const name = `step ${fn.opts.id} ${wordsOf(stepInfo.options.id)}`;
    return traced(name, 'internal', { 'recruiting.attempt': ctx.attempt }, () => next());
  }

  override wrapFunctionHandler({ fn, next }: Middleware.WrapFunctionHandlerArgs): Promise<unknown> {
    return traced(`call ${fn.opts.id}`, 'consumer', {}, () => next());
  }
}
