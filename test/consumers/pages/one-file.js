import './letters.js';
import '@kfp/elements';
