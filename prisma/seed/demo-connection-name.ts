/** The demo's connection to the sandbox ATS. */
export const demoConnectionName = 'Sandbox (Traffit)';
