/**
 * The reader process: everything that parses a CV's bytes or text runs here, one job at a time, isolated from the
 * server. It has nothing of the server's: no database, no settings.
 */
import { getResolvedPDFJS } from 'unpdf';
import { runJob } from './run-job';
import { serveJobs } from './serve-jobs';

await serveJobs(runJob, getResolvedPDFJS());
