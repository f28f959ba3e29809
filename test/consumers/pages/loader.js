import '@kfp/elements';
