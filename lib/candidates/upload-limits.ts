/** decisions.md, Candidate: up to 100 files in one request. */
export const maxFilesPerUpload = 100;
