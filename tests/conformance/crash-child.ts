import { z } from 'zod';
import { startEmbeddedDriver } from './conformance-driver';

// A server process for the tests to kill: runs the embedded runner on the database of its argument and sends the events that
// its parent sends.

const messageSchema = z.array(z.object({ name: z.string(), data: z.record(z.string(), z.unknown()) }));

const driver = await startEmbeddedDriver({ connectionString: process.argv[2] });
process.on('message', (message) => {
  void driver.send(messageSchema.parse(message)).then(() => process.send?.('sent'));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
