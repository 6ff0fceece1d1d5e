/** decisions.md, Candidate: up to 100 files in one request, each at most 10 MB and 50 pages. */
export const maxFilesPerUpload = 100;
export const maxCvMegabytes = 10;
export const maxCvBytes = maxCvMegabytes * 1024 * 1024;
export const maxCvPages = 50;
