// Tests with a database or a server wait for other processes.
jest.setTimeout(60_000);
