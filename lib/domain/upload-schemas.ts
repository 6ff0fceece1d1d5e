import { z } from 'zod';
import { text } from '@/lib/validation/text';

/** A form with which a browser uploads one CV straight into the store of files. */
export const uploadFormSchema = z.object({
  /** Null: CVs are uploaded to the product itself (`upload-cv`). */
  form: z
    .object({
      uploadId: z.uuid(),
      url: z.url(),
      /** To be posted before the file, which is the last field and called `file`. */
      fields: z.record(z.string(), z.string()),
    })
    .nullable(),
});

export const finishUploadSchema = z.object({ uploadId: z.uuid(), fileName: text({ max: 1000 }) });

export type UploadFormDto = z.infer<typeof uploadFormSchema>;
