import { getInstallation } from '@/lib/deployment/get-installation';
import { findGivenFacts } from '@/lib/notices/find-facts';
import { database } from '@/lib/db/client';
import { readerVersion } from '@/lib/cv/reader-version';
import { factNames, type FactName } from '../enums';
import type { FileScope, Lines } from '../file-scope';

/** What the installation knows of itself today. Null: not known, or not given by the customer. */
export async function* factLines({ actor, locale }: FileScope): Lines {
  const { version, engine, jobs, database: server, timeZone } = await getInstallation(actor);
  const given = await findGivenFacts(database());
  const facts: Record<FactName, string | null> = {
    product: version,
    engine: engine.name,
    engineVersion: engine.version,
    model: engine.model,
    modelHost: engine.host,
    engineProblem: engine.problem,
    readerVersion,
    jobs,
    database: server.reachable ? server.version : null,
    timeZone,
    deployer: given.controller || null,
    address: given.address || null,
    contact: given.contact || null,
    dataProtectionOfficer: given.officer || null,
    storage: (locale === 'pl' ? given.storagePl : given.storageEn) || null,
  };
  for (const name of factNames) yield { type: 'fact', name, value: facts[name] };
}
