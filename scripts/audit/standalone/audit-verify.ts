import { runStandalone } from '../../run-standalone';
import { verifyAuditCommand } from '../verify-audit-command';

// `node audit-verify.mjs` in the standalone folder (docs/decisions/0035).

await runStandalone((withDatabase) => verifyAuditCommand('node audit-verify.mjs', withDatabase));
