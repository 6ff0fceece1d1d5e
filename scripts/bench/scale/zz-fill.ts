import { copyFilled } from './fill-scale';
import { dropTestDatabase } from '../../../tests/test-databases';
const t = Date.now();
const { server, name } = await copyFilled(Number(process.argv[2]));
console.log('filled and copied in', (Date.now() - t) / 1000);
await dropTestDatabase(server.url, name);
await server.release();
process.exit(0);
