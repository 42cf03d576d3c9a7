// Made from schemas/user/user.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func1 } from '../runtime.js';
export const update = validate0;
const schema0 = {"properties":{"avatar":{},"nickname":{},"realName":{},"phone":{},"identityCardNo":{},"cardNumber":{},"userType":{},"sex":{},"birthday":{},"provinceId":{},"cityId":{},"districtId":{},"province":{},"city":{},"district":{},"address":{},"tagId":{"items":{}},"status":{},"isPromoter":{},"mark":{}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern1 = new RegExp("^1[3-9]\\d{9}$", "u");
const pattern2 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
const pattern3 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nickname === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nickname"}});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.avatar !== undefined){
let data0 = data.avatar;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"type",params:{}});
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.nickname !== undefined){
let data1 = data.nickname;
if(typeof data1 === "string"){
if(func1(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.realName !== undefined){
let data2 = data.realName;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{}});
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
if(typeof data3 === "string"){
if(func1(data3) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.identityCardNo !== undefined){
let data4 = data.identityCardNo;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/identityCardNo",keyword:"type",params:{}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 18){
(vErrors ??= []).push({instancePath:instancePath+"/identityCardNo",keyword:"maxLength",params:{limit: 18}});
errors++;
}
}
}
if(data.cardNumber !== undefined){
let data5 = data.cardNumber;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cardNumber",keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/cardNumber",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.userType !== undefined){
let data6 = data.userType;
if(!((((data6 === 0) || (data6 === 1)) || (data6 === 2)) || (data6 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/userType",keyword:"enum",params:{}});
errors++;
}
}
if(data.sex !== undefined){
let data7 = data.sex;
if(!(((((data7 === 0) || (data7 === 1)) || (data7 === 2)) || (data7 === 3)) || (data7 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/sex",keyword:"enum",params:{}});
errors++;
}
}
if(data.birthday !== undefined){
let data8 = data.birthday;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/birthday",keyword:"type",params:{}});
errors++;
}
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/birthday",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.provinceId !== undefined){
let data9 = data.provinceId;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"type",params:{}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 999999 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data9 < 110000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.cityId !== undefined){
let data10 = data.cityId;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"type",params:{}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 999999 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data10 < 110000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.districtId !== undefined){
let data11 = data.districtId;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"type",params:{}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 999999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data11 < 110000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.province !== undefined){
let data12 = data.province;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/province",keyword:"type",params:{}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/province",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.city !== undefined){
let data13 = data.city;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.district !== undefined){
let data14 = data.district;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"type",params:{}});
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.address !== undefined){
let data15 = data.address;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.tagId !== undefined){
let data16 = data.tagId;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/tagId",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/tagId/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 9007199254740991 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/tagId/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/tagId/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data16.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data16[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tagId",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tagId",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.status !== undefined){
let data18 = data.status;
if((typeof data18 !== "boolean") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{}});
errors++;
}
}
if(data.isPromoter !== undefined){
let data19 = data.isPromoter;
if((typeof data19 !== "boolean") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isPromoter",keyword:"type",params:{}});
errors++;
}
}
if(data.mark !== undefined){
let data20 = data.mark;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"type",params:{}});
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const action_add = validate1;
const schema1 = {"properties":{"account":{},"pwd":{},"realName":{},"nickname":{},"phone":{},"identityCardNo":{},"userType":{},"sex":{},"avatar":{},"provinceId":{},"cityId":{},"districtId":{},"province":{},"city":{},"district":{},"address":{},"mark":{}}};
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account"}});
errors++;
}
if(data.pwd === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pwd"}});
errors++;
}
if(data.realName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "realName"}});
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nickname"}});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
if(data.userType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userType"}});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(func1(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.pwd !== undefined){
let data1 = data.pwd;
if(typeof data1 === "string"){
if(func1(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/pwd",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data1) < 6){
(vErrors ??= []).push({instancePath:instancePath+"/pwd",keyword:"minLength",params:{limit: 6}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pwd",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.realName !== undefined){
let data2 = data.realName;
if(typeof data2 === "string"){
if(func1(data2) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/realName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.nickname !== undefined){
let data3 = data.nickname;
if(typeof data3 === "string"){
if(func1(data3) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
if(typeof data4 === "string"){
if(func1(data4) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.identityCardNo !== undefined){
let data5 = data.identityCardNo;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/identityCardNo",keyword:"type",params:{}});
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 18){
(vErrors ??= []).push({instancePath:instancePath+"/identityCardNo",keyword:"maxLength",params:{limit: 18}});
errors++;
}
}
}
if(data.userType !== undefined){
let data6 = data.userType;
if(!((data6 === 1) || (data6 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/userType",keyword:"enum",params:{}});
errors++;
}
}
if(data.sex !== undefined){
let data7 = data.sex;
if(!(((((data7 === 0) || (data7 === 1)) || (data7 === 2)) || (data7 === 3)) || (data7 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/sex",keyword:"enum",params:{}});
errors++;
}
}
if(data.avatar !== undefined){
let data8 = data.avatar;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"type",params:{}});
errors++;
}
const _errs19 = errors;
let valid2 = true;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func1(data8) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs22 = errors;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs22 === errors;
valid2 = _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.provinceId !== undefined){
let data9 = data.provinceId;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"type",params:{}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 999999 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data9 < 110000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/provinceId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.cityId !== undefined){
let data10 = data.cityId;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"type",params:{}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 999999 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data10 < 110000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/cityId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.districtId !== undefined){
let data11 = data.districtId;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"type",params:{}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 999999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data11 < 110000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/districtId",keyword:"minimum",params:{comparison: ">=", limit: 110000}});
errors++;
}
}
}
if(data.province !== undefined){
let data12 = data.province;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/province",keyword:"type",params:{}});
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/province",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.city !== undefined){
let data13 = data.city;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.district !== undefined){
let data14 = data.district;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"type",params:{}});
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.address !== undefined){
let data15 = data.address;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{}});
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
if(data.mark !== undefined){
let data16 = data.mark;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"type",params:{}});
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mark",keyword:"maxLength",params:{limit: 200}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_updateSpread = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.spreadUid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "spreadUid"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "spreadUid")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.spreadUid !== undefined){
let data0 = data.spreadUid;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/spreadUid",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/spreadUid",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/spreadUid",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const action_operateIntegral = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operateType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operateType"}});
errors++;
}
if(data.integral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "current") || (key0 === "operateType")) || (key0 === "integral"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.current !== undefined){
let data0 = data.current;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"type",params:{}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 99999999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"maximum",params:{comparison: "<=", limit: 99999999}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.operateType !== undefined){
let data1 = data.operateType;
if(!((data1 === "add") || (data1 === "sub"))){
(vErrors ??= []).push({instancePath:instancePath+"/operateType",keyword:"enum",params:{}});
errors++;
}
}
if(data.integral !== undefined){
let data2 = data.integral;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 999999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_operateBalance = validate4;
const pattern7 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operateType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operateType"}});
errors++;
}
if(data.money === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "money"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "current") || (key0 === "operateType")) || (key0 === "money"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.current !== undefined){
let data0 = data.current;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"type",params:{}});
errors++;
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func1(data0) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(typeof data0 == "number"){
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data0 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"pattern",params:{}});
errors++;
}
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data0 <= 99999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/current",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.operateType !== undefined){
let data1 = data.operateType;
if(!((data1 === "add") || (data1 === "sub"))){
(vErrors ??= []).push({instancePath:instancePath+"/operateType",keyword:"enum",params:{}});
errors++;
}
}
if(data.money !== undefined){
let data2 = data.money;
if(typeof data2 == "number"){
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"pattern",params:{}});
errors++;
}
if(!(+data2 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data2 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/money",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const action_setTag = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagIds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tagIds"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "tagIds")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.tagIds !== undefined){
let data0 = data.tagIds;
if(Array.isArray(data0)){
if(data0.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/tagIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tagIds",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/tagIds/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tagIds/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tagIds/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/tagIds",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tagIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const action_updateLevel = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.levelId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "levelId"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "levelId") || (key0 === "isSub"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.levelId !== undefined){
let data0 = data.levelId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/levelId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/levelId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/levelId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.isSub !== undefined){
let data1 = data.isSub;
if((typeof data1 !== "boolean") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isSub",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const action_gift = validate7;
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cardId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cardId"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "cardId")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.cardId !== undefined){
let data0 = data.cardId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/cardId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cardId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/cardId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
export const action_sendCoupon = validate8;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.couponId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "couponId"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "couponId")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.couponId !== undefined){
let data0 = data.couponId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/couponId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/couponId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/couponId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
export const action_register = validate9;
const schema9 = {"properties":{"account":{},"nickname":{},"phone":{},"registerType":{},"avatar":{},"sex":{},"birthday":{},"addIp":{},"isWechatPublic":{},"isWechatRoutine":{},"isWechatIos":{},"isWechatAndroid":{},"isBindingIos":{},"publicOpenid":{},"routineOpenid":{}}};
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account"}});
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nickname"}});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
if(data.registerType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "registerType"}});
errors++;
}
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.account !== undefined){
let data0 = data.account;
if(typeof data0 === "string"){
if(func1(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.nickname !== undefined){
let data1 = data.nickname;
if(typeof data1 === "string"){
if(func1(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func1(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nickname",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
if(typeof data2 === "string"){
if(func1(data2) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern2.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.registerType !== undefined){
let data3 = data.registerType;
if(!((((((data3 === "wechat") || (data3 === "routine")) || (data3 === "h5")) || (data3 === "iosWx")) || (data3 === "androidWx")) || (data3 === "ios"))){
(vErrors ??= []).push({instancePath:instancePath+"/registerType",keyword:"enum",params:{}});
errors++;
}
}
if(data.avatar !== undefined){
let data4 = data.avatar;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"type",params:{}});
errors++;
}
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs15 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/avatar",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.sex !== undefined){
let data5 = data.sex;
if(!(((((data5 === 0) || (data5 === 1)) || (data5 === 2)) || (data5 === 3)) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/sex",keyword:"enum",params:{}});
errors++;
}
}
if(data.birthday !== undefined){
let data6 = data.birthday;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/birthday",keyword:"type",params:{}});
errors++;
}
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/birthday",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.addIp !== undefined){
let data7 = data.addIp;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/addIp",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 45){
(vErrors ??= []).push({instancePath:instancePath+"/addIp",keyword:"maxLength",params:{limit: 45}});
errors++;
}
}
}
if(data.isWechatPublic !== undefined){
let data8 = data.isWechatPublic;
if((typeof data8 !== "boolean") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isWechatPublic",keyword:"type",params:{}});
errors++;
}
}
if(data.isWechatRoutine !== undefined){
let data9 = data.isWechatRoutine;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isWechatRoutine",keyword:"type",params:{}});
errors++;
}
}
if(data.isWechatIos !== undefined){
let data10 = data.isWechatIos;
if((typeof data10 !== "boolean") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isWechatIos",keyword:"type",params:{}});
errors++;
}
}
if(data.isWechatAndroid !== undefined){
let data11 = data.isWechatAndroid;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isWechatAndroid",keyword:"type",params:{}});
errors++;
}
}
if(data.isBindingIos !== undefined){
let data12 = data.isBindingIos;
if((typeof data12 !== "boolean") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isBindingIos",keyword:"type",params:{}});
errors++;
}
}
if(data.publicOpenid !== undefined){
let data13 = data.publicOpenid;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/publicOpenid",keyword:"type",params:{}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/publicOpenid",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.routineOpenid !== undefined){
let data14 = data.routineOpenid;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/routineOpenid",keyword:"type",params:{}});
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routineOpenid",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
export const action_bindWechat = validate10;
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "publicOpenid") || (key0 === "routineOpenid")) || (key0 === "isWechatPublic")) || (key0 === "isWechatRoutine"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.publicOpenid !== undefined){
let data0 = data.publicOpenid;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/publicOpenid",keyword:"type",params:{}});
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/publicOpenid",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.routineOpenid !== undefined){
let data1 = data.routineOpenid;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/routineOpenid",keyword:"type",params:{}});
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routineOpenid",keyword:"maxLength",params:{limit: 64}});
errors++;
}
}
}
if(data.isWechatPublic !== undefined){
let data2 = data.isWechatPublic;
if((typeof data2 !== "boolean") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isWechatPublic",keyword:"type",params:{}});
errors++;
}
}
if(data.isWechatRoutine !== undefined){
let data3 = data.isWechatRoutine;
if((typeof data3 !== "boolean") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isWechatRoutine",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
export const actions = { add: action_add, updateSpread: action_updateSpread, operateIntegral: action_operateIntegral, operateBalance: action_operateBalance, setTag: action_setTag, updateLevel: action_updateLevel, gift: action_gift, sendCoupon: action_sendCoupon, register: action_register, bindWechat: action_bindWechat };
