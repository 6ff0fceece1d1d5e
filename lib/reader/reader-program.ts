/**
 * The reader process: everything that parses a CV's bytes or text runs here, one job at a time, isolated from the
 * server.
 *
 * Node runs it without a build step: relative imports with extensions, erasable types only, as ESLint and
 * dependency-cruiser check.
 */
import { getResolvedPDFJS } from 'unpdf';
import { runJob } from './run-job.ts';
import { serveJobs } from './serve-jobs.ts';

await serveJobs(runJob, getResolvedPDFJS());
