/** As zod's `uuid`: a version and a variant, or all zeros, or all ones (RFC 9562). */
const form =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i;

/** Whether a text is a UUID. */
export function isUuid(text: string): boolean {
  return form.test(text);
}
