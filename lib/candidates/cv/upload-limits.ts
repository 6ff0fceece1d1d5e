/** Files in one request (docs/specification.md, Candidate). */
export const maxFilesPerUpload = 100;

/** What a file input offers for a CV; the server judges by content. */
export const cvFileTypes = '.pdf,.docx,.odt,.rtf,.txt,.jpg,.jpeg,.png';
/** Where several may be added: archives and mails are opened in the browser. */
export const addedFileTypes = `${cvFileTypes},.zip,.eml`;
