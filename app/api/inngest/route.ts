import { inngestHandler } from '@/inngest/handler';
import { selectedEngine } from '@/lib/jobs/select-engine';

/** For an Inngest server only. The embedded engine calls the handler in-process, so nobody may from outside. */
async function handle(request: Request): Promise<Response> {
  if (selectedEngine() === 'embedded') return new Response(null, { status: 404 });
  return inngestHandler(request);
}

export { handle as GET, handle as POST, handle as PUT };
