import { verifyAuditCommand } from './audit/verify-audit-command';
import { runCommand, withDatabase } from './run-command';

// `npm run audit:verify`: proves that the audit log is complete and unchanged (docs/decisions/0152).

await runCommand(() => verifyAuditCommand('npm run audit:verify --', withDatabase));
