import { inngestHandler } from '@/inngest/handler';
import { recordCall } from '@/lib/jobs/inngest-server/record-call';
import { selectedRunner } from '@/lib/jobs/select-runner';

/** For an Inngest server only: the embedded runner calls the handler in-process, so outside requests get 404. */
async function handle(request: Request): Promise<Response> {
  if (selectedRunner() === 'embedded') return new Response(null, { status: 404 });
  const response = await inngestHandler(request);
  await recordCall(request, response);
  return response;
}

export { handle as GET, handle as POST, handle as PUT };
