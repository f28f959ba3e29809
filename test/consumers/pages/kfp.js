// A bank's own script may have the name of the loader.
import '@kfp/elements';
