// Tests that use a database or a server wait for other processes, on machines that may be busy.
jest.setTimeout(60_000);
