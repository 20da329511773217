// As if the native library failed to load.
process.exit(1);
